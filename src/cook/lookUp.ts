/** Whether the Hub's answer says that the provider chats with the model, in either form that the client takes. */
export function isServed(answer: unknown, provider: string): boolean {
  const mapping = fieldOf(answer, 'inferenceProviderMapping');
  const entry = Array.isArray(mapping)
    ? mapping.find((candidate) => fieldOf(candidate, 'provider') === provider)
    : fieldOf(mapping, provider);
  return typeof fieldOf(entry, 'providerId') === 'string' && fieldOf(entry, 'task') === 'conversational';
}

function fieldOf(value: unknown, name: string): unknown {
  return value && typeof value === 'object' ? (value as Record<string, unknown>)[name] : undefined;
}

/**
 * Returns the content that another app has shared, and deletes this content. `address`: URL under which the service
 * worker keeps the content.
 */
export async function takeOutShared(address: string): Promise<FormData | undefined> {
  const shared = await caches.match(address);
  for (const name of await caches.keys()) await (await caches.open(name)).delete(address);
  return shared?.formData();
}

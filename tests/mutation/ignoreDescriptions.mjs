/** Leaves the texts unchanged that explain a machine to developers. */
export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'descriptions',
    value: {
      /** @param {{ node: { type: string, key?: { name?: string } } }} path */
      shouldIgnore: ({ node }) =>
        node.type === 'ObjectProperty' && node.key?.name === 'description'
          ? 'explains the machine'
          : undefined,
    },
  },
];

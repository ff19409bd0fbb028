/** Returns the content that another app has shared, and deletes it. `address`: URL under which the service worker keeps it. */
export async function takeOutShared(address: string): Promise<FormData | undefined> {
  const shared = await caches.match(address);
  for (const name of await caches.keys()) await (await caches.open(name)).delete(address);
  return shared?.formData();
}

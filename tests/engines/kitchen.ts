import { join } from 'node:path';
import { completion } from '../browser/support/replies.ts';
import { openStaticSite } from '../browser/support/staticSite.ts';

const RECIPE = `# Egg-fried rice

## Ingredients

- 200 g rice
- 2 eggs, beaten
- [x] Salt, to taste

## Steps

1. **Simmer:** Simmer the rice for 3 seconds.
2. **Fry:** Fry it with the eggs for 3 minutes.
`;

/** The built page and the model that it asks, on one origin: no other host and no certificate is needed. */
export async function openKitchen() {
  /** What the model was asked, in order. */
  const posts: string[] = [];
  const site = await openStaticSite(
    join(process.env.ENGINES_FOLDER ?? '', 'page'),
    async (request, response) => {
      posts.push(Buffer.concat(await request.toArray()).toString());
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(completion(RECIPE)));
    },
  );
  return { ...site, posts };
}

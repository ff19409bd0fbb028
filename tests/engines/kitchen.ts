import { join } from 'node:path';
import { answer, type Reply } from '../browser/replies.ts';
import { openStaticSite } from '../browser/staticSite.ts';

/** Holds the page in a frame, which can be as narrow as a phone: a window cannot. */
export const FRAME = 'frame.html';

/** The built page and the model that it asks, on one origin: no other host and no certificate is needed. */
export async function openKitchen() {
  let replies: Reply[] = [answer('# Nothing scripted')];
  const posts: string[] = [];
  const site = await openStaticSite(buildOf('Basil'), async (request, response) => {
    const { method = '', url: path = '', headers, socket } = request;
    const body = Buffer.concat(await request.toArray()).toString();
    posts.push(body);
    const reply = replies.length > 1 ? replies.shift() : replies[0];
    reply?.(response, {
      host: headers.host ?? '',
      method,
      path,
      headers,
      body,
      at: performance.now(),
      socket,
    });
  });
  return {
    ...site,
    frameUrl: site.url + FRAME,
    deployNewer: () => site.deploy(buildOf('Thyme')),
    /** What the model was asked, in order. */
    posts,
    /** One reply per request; the last one repeats. */
    script: (...given: Reply[]) => {
      replies = given;
    },
  };
}

function buildOf(brand: 'Basil' | 'Thyme'): string {
  return join(process.env.ENGINES_FOLDER ?? '', brand);
}

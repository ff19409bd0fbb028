import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { leanPackagesPlugin } from '../../src/build/leanPackagesPlugin.ts';
import { renderPlainMarkdown } from './renderPlainMarkdown.ts';

/** Every construct of GitHub's markdown, except HTML, which the page removes before it parses the markdown. */
const EVERYTHING = `Rice
====

# Egg-fried *rice* with **peas** and ~~ham~~ &amp; &eacute; \\*as is\\*

- [ ] 200 g rice
- [x] two eggs

3. Cook the rice for \`10\` minutes.[^salt]
4. Fry it,\\
   then serve.[^salt]

   > Hot, if you like.

| Food | Amount | Note |
| :--- | ---: | :-: |
| rice | 200 g | a \\| b |

[Video](https://youtu.be/PUP7U5vTMM0 "Eggs"), ![Photo](photo.png "Rice"), [one][two], www.example.org,
<https://example.org>, me@example.org and https://example.org/a?b=c&d.

[two]: https://example.org/two 'Two'

\`\`\`js title
a < b
\`\`\`

    code

***

[^salt]: In salted water.

    And more.
`;

it('lean packages: render all markdown in the same way as the whole packages', async () => {
  const output: unknown = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [leanPackagesPlugin()],
    build: {
      write: false,
      lib: { entry: join(import.meta.dirname, 'renderPlainMarkdown.ts'), formats: ['es'] },
    },
  });
  const [bundle] = output as [Rolldown.RolldownOutput];
  const lean = await import(`data:text/javascript,${encodeURIComponent(bundle.output[0].code)}`);
  expect(lean.renderPlainMarkdown(EVERYTHING)).toBe(renderPlainMarkdown(EVERYTHING));
}, 60_000);

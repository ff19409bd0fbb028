import { expect, it } from 'vitest';
import { writeManifest } from '../../src/build/installablePlugin.ts';

it('the manifest names the page after the brand, and leads to it wherever it lives', () => {
  const icons = [{ src: 'assets/icon.png', sizes: '192x192' }];
  expect(JSON.parse(writeManifest('Thyme "&" Co', icons))).toMatchObject({
    name: `Thyme "&" Co's Kitchen`,
    short_name: 'Thyme "&" Co',
    id: './',
    start_url: './',
    display: 'standalone',
    icons,
  });
});

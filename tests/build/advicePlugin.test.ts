import { expect, it } from 'vitest';
import { adviceOnBuild } from '../../src/build/advicePlugin.ts';
import { readSettings } from '../../src/model/settings/settingsFromVariables.ts';
import { rowsIn } from '../rowsIn.ts';
/** Each row has variables, and the first words of the warning, if any. */
import ADVICE from './advice.tsv?raw';

it.each(rowsIn(ADVICE))('build advice: the settings %s cause the warning %j', (variables, warning) => {
  const advice = adviceOnBuild(readSettings(JSON.parse(variables)));
  expect(advice).toEqual(warning ? [expect.stringMatching(`^${warning}`)] : []);
});

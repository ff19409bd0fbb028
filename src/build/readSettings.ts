import { BAD_ENDPOINT, findProblems } from '../model/checkSettings.ts';
import type { PageSettings } from '../model/settings.ts';
import { NOTHING_SET, type Variables, withVariables } from '../model/variables.ts';
import { explainEndpoint } from './explainEndpoint.ts';

export function readSettings(variables: Variables): PageSettings {
  const settings = withVariables(NOTHING_SET, variables);
  const problems = findProblems(settings).map((problem) =>
    problem === BAD_ENDPOINT ? explainEndpoint(settings.inferenceUrl) : problem,
  );
  return { ...settings, problems };
}

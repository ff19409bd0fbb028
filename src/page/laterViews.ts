export { RecipeBox } from './box/RecipeBox.tsx';
export { ConnectionDialog } from './connection/ConnectionDialog.tsx';
export { SignInProblem } from './connection/SignInProblem.tsx';
export { NewVersion } from './NewVersion.tsx';
export { Removal } from './slip/Removal.tsx';
export { Timers } from './timers/Timers.tsx';

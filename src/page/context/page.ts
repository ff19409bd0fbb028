// biome-ignore-all lint/style/noRestrictedImports: only types are imported, and the build removes them
import type { ActorRefFrom } from 'xstate';
import type { cookingMachine } from '../../../machines/cookingMachine.ts';
import type { dishesMachine } from '../../../machines/dishesMachine.ts';
import type { recipeMachine } from '../../../machines/recipeMachine.ts';
import type { timersMachine } from '../../../machines/timersMachine.ts';
import type { openConnection } from '../../model/openConnection.ts';
import type { openOffline } from '../../offline/registerWorker.ts';
import type { UnsavedKeys } from '../../shared/documents.ts';
import type { Store } from '../../shared/store.ts';
import type { openRecipeBox } from '../../storage/recipeBox.ts';
import type { Sent } from '../../storage/recipeLink.ts';
import type { Renderer } from './renderer.ts';

/** Objects that `app.ts` creates for React components, such as the state machines. */
export type Page = {
  recipeActor: ActorRefFrom<typeof recipeMachine>;
  dishesActor: ActorRefFrom<typeof dishesMachine>;
  cookingActor: ActorRefFrom<typeof cookingMachine>;
  timersActor: ActorRefFrom<typeof timersMachine>;
  connection: ReturnType<typeof openConnection>;
  box: ReturnType<typeof openRecipeBox>;
  unsavedKeys: UnsavedKeys;
  offline: Pick<ReturnType<typeof openOffline>, 'newer' | 'activateNewer'>;
  /** Returns a link to a recipe, or null if the recipe is too long. */
  writeLink: (sent: Sent) => Promise<string | null>;
  /** `take` takes a text, and `open` takes files. Either may contain recipes. */
  paste: {
    take: (source: { text: string; html: string }, toList: () => void) => Promise<unknown>;
    open: (files: File[]) => Promise<unknown>;
  };
  /** Message about the link that the visitor has opened last, or about a pasted text or a file. */
  message: Store<Message | null>;
  loadRenderer: () => Promise<Renderer>;
};

/** `actions`: buttons for the visitor's answer. */
export type Message = { text: string; actions?: { label: string; run: () => void }[] };
export type { Entry } from '../../storage/entry.ts';

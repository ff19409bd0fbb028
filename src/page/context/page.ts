// biome-ignore-all lint/style/noRestrictedImports: these are types alone, of which nothing is left in the build
import type { ActorRefFrom } from 'xstate';
import type { cookingMachine } from '../../../machines/cookingMachine.ts';
import type { recipeMachine } from '../../../machines/recipeMachine.ts';
import type { openConnection } from '../../model/openConnection.ts';
import type { openOffline } from '../../offline/registerWorker.ts';
import type { Store } from '../../shared/store.ts';
import type { UnsavedKeys } from '../../storage/documents.ts';
import type { openRecipeBox } from '../../storage/recipeBox.ts';
import type { Sent } from '../../storage/recipeLink.ts';
import type { Renderer } from './drawing.ts';

/** What a view may use of the rest of the house: `app.ts` makes it. */
export type Page = {
  recipeActor: ActorRefFrom<typeof recipeMachine>;
  cookingActor: ActorRefFrom<typeof cookingMachine>;
  connection: ReturnType<typeof openConnection>;
  box: ReturnType<typeof openRecipeBox>;
  unsavedKeys: UnsavedKeys;
  offline: Pick<ReturnType<typeof openOffline>, 'newer' | 'activateNewer'>;
  link: {
    hasBroken: Store<boolean>;
    /** Null where this browser cannot make links. */
    write: ((sent: Sent) => Promise<string | null>) | null;
  };
  loadRenderer: () => Promise<Renderer>;
};
export type Entry = ReturnType<Page['box']['getSnapshot']>['entries'][number];

import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A home folder for a browser that is gone with it. */
export async function openHome() {
  const folder = await mkdtemp(join(tmpdir(), 'recipe-kitchen-engine-'));
  return {
    folder,
    // A browser may refuse the folder of another user, and leaves its traces in the visitor's own.
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      XDG_RUNTIME_DIR: folder,
      XDG_CACHE_HOME: join(folder, 'cache'),
      XDG_CONFIG_HOME: join(folder, 'config'),
      XDG_DATA_HOME: join(folder, 'data'),
    },
    // What has just been ended may still write a last time.
    remove: () => rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }),
  };
}

/** A program of the system, which ends with these tests at the latest, and with it what it has started. */
export function startProgram(program: string, args: string[], options: SpawnOptions) {
  const child = spawn(program, args, { ...options, detached: true });
  const end = () => endGroup(child);
  process.once('exit', end);
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  return {
    child,
    end: async () => {
      process.off('exit', end);
      end();
      await ended;
    },
  };
}

function endGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid);
  } catch {
    // It has ended by itself.
  }
}

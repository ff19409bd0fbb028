/** One key a timer: two tabs that change two of them do not overwrite each other. */
export const TIMER_KEY = 'recipe-kitchen.timer.';

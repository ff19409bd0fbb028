import { type Context, use } from 'react';

export function useRequired<Value>(context: Context<Value | null>): Value {
  const value = use(context);
  if (!value) throw new Error('A view stands outside of the context that it needs');
  return value;
}

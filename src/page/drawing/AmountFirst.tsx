import { findAmounts, tellScaled } from '../../reading/numbers/amounts.ts';

type AmountFirstProps = { text: string; language: string; scale: number };

/** A line of ingredients as it is scaled; the amount is told apart where it comes first. */
export function AmountFirst({ text, language, scale }: AmountFirstProps) {
  const line = /\p{N}/u.test(text) ? tellScaled(text, language, scale) : text;
  const [amount] = findAmounts(line, language);
  const end = amount?.start === 0 ? amount.unitEnd : 0;
  return (
    <>
      {end > 0 && <b>{line.slice(0, end)}</b>} <span>{line.slice(end).trim()}</span>
    </>
  );
}

/** French and English share 'four', so the French oven needs its article. */
const OVEN =
  /\boven\b|\b(?:pre)?(?:bake|roast)(?:s|d|ed)?\b|ofen\b|\b(?:au|le|du) four\b|\bhorn(?:o|ear|ea)\b|\bforn[oi]\b|\bugn(?:en|s)?\b|\bovn(?:en)?\b|\bpiec|\bpiekarnik|\bfırın|духовк|فرن|オーブン|烤箱|ओवन|오븐/iu;

export function usesOven(steps: string): boolean {
  return OVEN.test(steps);
}

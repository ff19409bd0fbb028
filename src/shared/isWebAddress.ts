export function isWebAddress(address: string): boolean {
  return /^https?:/i.test(address) && URL.canParse(address);
}

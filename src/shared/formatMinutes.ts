export function formatMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = `${minutes % 60} min`;
  if (hours === 0) return rest;
  return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${rest}`;
}

/** A time of the day as French pages write it: « 8 h », « 8 h 30 ». */
export function formatHeure(minutes: number): string {
  const rest = minutes % 60
  const hours = `${Math.floor(minutes / 60)}\u00a0h`
  return rest === 0 ? hours : `${hours}\u00a0${String(rest).padStart(2, '0')}`
}

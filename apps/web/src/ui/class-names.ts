/** Joins class names and drops what is off: `classNames('card', wide && 'col-span-2')`. */
export const classNames = (...names: (string | false | null | undefined)[]) => names.filter(Boolean).join(' ')

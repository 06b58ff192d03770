/** Joins class names, dropping falsy ones: `classNames('card', wide && 'col-span-2')`. */
export const classNames = (...names: (string | false | null | undefined)[]) => names.filter(Boolean).join(' ')

import { counted } from '@squash/contract/counted'
import { lengthOf } from '@squash/contract/length'
import { useRef, useState } from 'react'

/** Why a form can't be sent, by field, in the order of the fields on the page. */
export type Problems<Field extends string> = { [Name in Field]?: string | undefined }

/** The first field with a problem. */
export function firstProblem<Field extends string>(problems: Problems<Field>): Field | undefined {
  for (const field in problems) if (problems[field] !== undefined) return field
  return undefined
}

/**
 * Shows what is missing once the user presses the button: each problem at its field, with the first field focused.
 * @param problems the form's current problems
 */
export function useProblems<Field extends string>(problems: Problems<Field>) {
  const fields = useRef(new Map<Field, { focus: () => void }>())
  const [isShown, setShown] = useState(false)
  const errorAt = (field: Field): string | undefined => (isShown ? problems[field] : undefined)
  return {
    /** The error to show at a field, none before the button is pressed. */
    of: errorAt,
    /** The `ref` and `error` of a field's control. */
    field: (field: Field) => ({
      ref: (control: { focus: () => void } | null): void => {
        if (control === null) fields.current.delete(field)
        else fields.current.set(field, control)
      },
      error: errorAt(field),
    }),
    focus: (field: Field) => fields.current.get(field)?.focus(),
    /** Called when the button is pressed. @returns whether the form may be sent */
    check: (): boolean => {
      const first = firstProblem(problems)
      setShown(first !== undefined)
      if (first !== undefined) fields.current.get(first)?.focus()
      return first === undefined
    },
  }
}

/** '12 characters too many', or undefined while the text fits. @param max code points */
export function tooMany(text: string, max: number): string | undefined {
  const over = lengthOf(text) - max
  return over > 0 ? `${counted(over, 'character')} too many` : undefined
}

/** '12 characters left'. */
export const roomLeft = (text: string, max: number): string => `${counted(max - lengthOf(text), 'character')} left`

import type { ComponentProps } from 'react'
import { TextField } from './field.tsx'

type CodeFieldProps = Omit<ComponentProps<typeof TextField>, 'label'> & { label?: string }

/** A field for six digits. Phones show the number pad and suggest a code that has just arrived. */
export function CodeField({ label = 'Code', ...field }: CodeFieldProps) {
  return (
    <TextField
      label={label}
      inputMode="numeric"
      autoComplete="one-time-code"
      spellCheck={false}
      maxLength={12}
      placeholder="000 000"
      {...field}
    />
  )
}

/** Why the input can't be a valid code, checked before sending it; undefined if it can. */
export const codeProblem = (code: string): string | undefined =>
  /^\d{6,10}$/.test(code.replace(/\s/g, '')) ? undefined : 'Enter the six digits'

import type { ComponentProps } from 'react'
import { TextField } from './field.tsx'

type CodeFieldProps = Omit<ComponentProps<typeof TextField>, 'label'> & { label?: string }

/** Six digits; phones offer their number pad, and the code that has just come. */
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

/** Why a code cannot be one, before it is sent; undefined when it may. */
export const codeProblem = (code: string): string | undefined =>
  /^\d{6,10}$/.test(code.replace(/\s/g, '')) ? undefined : 'Enter the six digits'

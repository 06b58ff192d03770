import { useEffect } from 'react'
import { FormFailure } from '../ui/notice.tsx'
import { toast } from '../ui/toast.ts'
import { errorMessage, isRefusal } from './api-error.ts'

/** The message for a failure and, where the message needs it, the reason and what to do next. */
export type Failure = { text: string; more?: string }

/**
 * The message for a failed command. A refusal explains itself. When there was no answer, or the server is at fault, the
 * command's own sentence comes first and then whose fault it is: only a missing answer mentions the connection.
 * @param otherwise the command's own sentence, such as 'Failed to submit response'
 */
export function failureOf(error: unknown, otherwise: string): Failure {
  if (isRefusal(error)) return { text: errorMessage(error, otherwise) }
  const reason = errorMessage(error)
  return reason === otherwise ? { text: otherwise } : { text: otherwise, more: reason }
}

/** Shows a toast that a command failed. */
export function toastFailure({ text, more }: Failure): void {
  toast.error(text, more === undefined ? {} : { more })
}

/**
 * Why the last submission failed, shown beside the form, which still holds the input. Renders nothing without an error.
 */
export const FailureNotice = ({ error }: { error: Error | null }) => (
  <FormFailure message={error && errorMessage(error)} />
)

/** Shows a toast when something failed to load, once per failure. */
export function useFailureToast(hasFailed: boolean, message: string) {
  useEffect(() => {
    if (hasFailed) toast.error(message)
  }, [hasFailed, message])
}

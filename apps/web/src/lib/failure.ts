import { toast } from '../ui/toast.ts'
import { errorMessage, isRefusal } from './api-error.ts'

/** What to say about a failure, and, where that alone does not tell, the reason and what to do next. */
export type Failure = { text: string; more?: string }

/**
 * What to say when a command failed. A refusal speaks for itself. When there was no answer, or the server is at fault,
 * the command's own sentence comes first and then whose fault it is: only a missing answer mentions the connection.
 * @param otherwise what did not work, such as 'Failed to submit response'
 */
export function failureOf(error: unknown, otherwise: string): Failure {
  if (isRefusal(error)) return { text: errorMessage(error, otherwise) }
  const reason = errorMessage(error)
  return reason === otherwise ? { text: otherwise } : { text: otherwise, more: reason }
}

/** Says at the edge of the screen that a command failed. */
export function toastFailure({ text, more }: Failure): void {
  toast.error(text, more === undefined ? {} : { more })
}

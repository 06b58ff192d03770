import { answerError, unreachableError } from '../api-error.ts'
import { accessToken } from '../bearer.ts'

/**
 * Fetches an agreement's calendar file. Only the two parties may have it, so it takes the bearer and can't be a link.
 * @throws ApiError
 */
export async function loadCalendarFile(path: string): Promise<Blob> {
  const token = await accessToken()
  const headers = new Headers(token === null ? {} : { authorization: `Bearer ${token}` })
  const response = await fetch(path, { headers }).catch((cause) => {
    throw unreachableError(cause)
  })
  if (!response.ok) throw answerError(response.status, await response.json().catch(() => null))
  return response.blob()
}

import { ForumUnavailable } from './forum-unavailable.ts'

/** Parses a response as JSON, and stops reading if it is too long. @param most bytes. @throws ForumUnavailable */
export async function readJson(response: Response, most: number): Promise<unknown> {
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of response.body ?? []) {
      size += chunk.length
      if (size > most) throw new ForumUnavailable('The forum sent too much')
      chunks.push(chunk)
    }
    return JSON.parse(Buffer.concat(chunks).toString('utf8'))
  } catch (error) {
    if (error instanceof ForumUnavailable) throw error
    throw new ForumUnavailable('The forum sent what cannot be read')
  }
}

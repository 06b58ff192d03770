import type { IncomingMessage } from 'node:http'
import { type Network, publicInternet } from './network.ts'
import { readLink } from './read-link.ts'
import { requestOnce } from './request-once.ts'

type Wanted = { types: readonly string[]; maxBytes: number }

/**
 * Why there is no file. `unreachable` never reveals which address, or whether something answered: that would map the
 * network.
 */
export type DownloadProblem = 'bad_link' | 'unreachable' | 'wrong_type' | 'too_large'
type Downloaded = { ok: true; bytes: Buffer } | { ok: false; problem: DownloadProblem }

/** Fetches a file from a link that a user gave. Never throws, because the outside world is expected to fail. */
export type Download = (link: string, wanted: Wanted) => Promise<Downloaded>

const REDIRECTS = 3
/** Milliseconds until the headers of each response, and for the whole download. */
const TIMEOUTS = { answer: 5_000, total: 10_000 }

/**
 * Downloads from untrusted hosts: https, allowed addresses and one port only, each redirect checked like the first
 * link, within ten seconds, and never more than `maxBytes` plus one chunk, whatever the host promises.
 */
export const createDownload =
  (network: Network = publicInternet, timeouts = TIMEOUTS): Download =>
  async (link, { types, maxBytes }) => {
    const signal = AbortSignal.timeout(timeouts.total)
    const hop = { network, accept: types.join(', '), answerWithin: timeouts.answer, signal }
    let url = readLink(link, network.port)
    for (let redirects = 0; url !== null && redirects <= REDIRECTS; redirects++) {
      const answer = await requestOnce(url, hop).catch(() => null)
      if (answer === null) return failed('unreachable')
      const target = redirectOf(answer)
      if (target === null) return readFile(answer, { types, maxBytes })
      answer.destroy()
      url = readLink(target, network.port, url.href)
    }
    return failed(url === null ? 'bad_link' : 'unreachable')
  }

const failed = (problem: DownloadProblem): Downloaded => ({ ok: false, problem })

const redirectOf = ({ statusCode, headers }: IncomingMessage): string | null =>
  [301, 302, 303, 307, 308].includes(statusCode ?? 0) ? (headers.location ?? null) : null

async function readFile(answer: IncomingMessage, { types, maxBytes }: Wanted): Promise<Downloaded> {
  const refuse = (problem: DownloadProblem) => {
    answer.destroy()
    return failed(problem)
  }
  if (answer.statusCode !== 200) return refuse('unreachable')
  const type = answer.headers['content-type']?.split(';')[0]?.trim().toLowerCase()
  if (type === undefined || !types.includes(type)) return refuse('wrong_type')
  if (Number(answer.headers['content-length']) > maxBytes) return refuse('too_large')

  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of answer) {
      size += chunk.length
      if (size > maxBytes) return refuse('too_large')
      chunks.push(chunk)
    }
  } catch {
    return failed('unreachable')
  }
  return { ok: true, bytes: Buffer.concat(chunks) }
}

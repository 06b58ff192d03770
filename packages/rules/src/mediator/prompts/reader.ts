import type { ReaderManner, ReaderTone } from '@squash/contract/values'
import type { Reader } from '../reader.ts'

const TONES: Readonly<Record<ReaderTone, string>> = {
  brief: 'to be addressed briefly: no more words than the facts and requests need.',
  warm: 'to be addressed warmly: friendly words, without an apology, thanks, promise or concession.',
}
const MANNERS: Readonly<Record<ReaderManner, string>> = {
  direct: 'directness: what is asked for comes first, in plain sentences, without an attack.',
  careful: 'a careful tone: gentle in how it is said, without softening a fact, a request or a "never".',
}

/**
 * The lines of a prompt that say how the readers like to be addressed; empty without a preference. The checks of the
 * answer are the same for every reader.
 */
export const forReader = (reader: Reader | undefined, who: 'The reader likes' | 'Both readers like'): string[] => [
  ...(reader?.tone ? [`${who} ${TONES[reader.tone]}`] : []),
  ...(reader?.manner ? [`${who} ${MANNERS[reader.manner]}`] : []),
]

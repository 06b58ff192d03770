import { maskPersonalData } from './mask.ts'
import { maskFullNames } from './mask-full-names.ts'

/** A text as strangers may read it: without personal data and without full names. */
export const maskPublicText = (text: string): string => maskFullNames(maskPersonalData(text))

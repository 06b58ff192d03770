import { decodeJwt, decodeProtectedHeader } from 'jose'

/** Whose access token it is, without checking it; empty if it names no one. */
export const subjectOf = (token: string): string => decodeJwt(token).sub ?? ''

/** The key that signed it, without checking it; empty if it names none. */
export const keyIdOf = (token: string): string => decodeProtectedHeader(token).kid ?? ''

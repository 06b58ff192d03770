const FOLDER = '/photos/'
const FILE = /^([\w-]{22})\.webp$/

/** Where a kept photo is served: what the wire calls avatar_url. */
export const photoAddress = (name: string): string => `${FOLDER}${name}.webp`

/** Whether an avatar_url is a photo of this site, which nobody needs to fetch. */
export const isPhotoAddress = (url: string): boolean => url.startsWith(FOLDER)

/** The name in a file's address; null for an address that no photo has. */
export const photoNameOf = (file: string): string | null => FILE.exec(file)?.[1] ?? null

const FOLDER = '/photos/'
const FILE = /^([\w-]{22})\.webp$/

/** The URL of a stored photo: avatar_url on the wire. */
export const photoAddress = (name: string): string => `${FOLDER}${name}.webp`

/** Whether an avatar_url is a photo of this site, which needs no fetching. */
export const isPhotoAddress = (url: string): boolean => url.startsWith(FOLDER)

/** The name in a photo's URL; null for any other URL. */
export const photoNameOf = (file: string): string | null => FILE.exec(file)?.[1] ?? null

/** A person who can sign up. */
export type Person = {
  email: string
  password: string
  first_name: string
  last_name: string
  username: string
}

const person = (first_name: string, last_name: string): Person => ({
  email: `${first_name.toLowerCase()}@example.com`,
  password: `${first_name.toLowerCase()} keeps a secret`,
  first_name,
  last_name,
  username: `${first_name}_${last_name}`.toLowerCase(),
})

/** Maya and Jonas share a kitchen and a conflict. */
export const maya = person('Maya', 'Okafor')
export const jonas = person('Jonas', 'Weber')
/** Ada and Ben are the second couple; Carla and Deniz are bystanders. */
export const ada = person('Ada', 'Lindqvist')
export const ben = person('Ben', 'Moreau')
export const carla = person('Carla', 'Rossi')
export const deniz = person('Deniz', 'Yilmaz')

export const cast = { maya, jonas, ada, ben, carla, deniz } as const

/**
 * The same person with a separate address and username, for suites that share one database.
 * @param tag letters, digits or underscores
 */
export const apart = (of: Person, tag: string): Person => ({
  ...of,
  email: of.email.replace('@', `+${tag}@`),
  username: `${of.username}_${tag}`.toLowerCase(),
})

/** The texts that Maya and Jonas type. Each contains a run of eight words that only its author may ever read. */
export const words = {
  title: 'Dishes. Again. Always me.',
  maya: 'I am SO done. You never do the dishes, literally never, and I come home at 7 to a full sink every single Tuesday.',
  jonas:
    'Oh please. My shift ends at midnight and you always start yelling before I have even put my bag on the floor.',
  mayaCore: 'I keep feeling like the only adult who lives in this flat and it makes me lonely.',
  jonasCore: 'I am scared that nothing I do at home will ever be good enough for you again.',
} as const

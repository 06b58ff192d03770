const names = new Map([
  ['email', 'Email and password'],
  ['phone', 'Phone'],
  ['google', 'Google'],
  ['apple', 'Apple'],
  ['github', 'GitHub'],
  ['discord', 'Discord'],
  ['web3', 'Solana wallet'],
])

/** How people know a way to sign in. One that the operator named is shown by that name: `my_club` is My club. */
export function providerName(provider: string): string {
  if (provider.startsWith('sso:')) return 'Your organisation'
  const words = provider.replaceAll('_', ' ')
  return names.get(provider) ?? words.charAt(0).toUpperCase() + words.slice(1)
}

export const shareMessages = {
  copied: 'Link copied to clipboard!',
  copyFailed: 'Failed to copy link',
} as const

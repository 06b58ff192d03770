import { describe, expect, it } from 'vitest'
import { callLink, textLink } from './dial.ts'

describe('a number to press', () => {
  it.each([
    ['0800 111 0 111', 'tel:08001110111'],
    ['1-800-668-6868', 'tel:18006686868'],
    ['+49 116 016', 'tel:+49116016'],
  ])('is called without its spacing: %s', (number, link) => {
    expect(callLink(number)).toBe(link)
  })

  it.each([
    ['988', 'sms:988'],
    ['CONNECT to 686868', 'sms:686868?&body=CONNECT'],
    ['HELLO there to 741 741', 'sms:741741?&body=HELLO%20there'],
    ['HOME', null],
    ['"><script> to nobody', null],
  ])('takes a text with its word: %s', (text, link) => {
    expect(textLink(text)).toBe(link)
  })
})

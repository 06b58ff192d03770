import { describe, expect, it } from 'vitest'
import { callLink, textLink } from './crisis-list.tsx'

describe('the link for a phone number', () => {
  it.each([
    ['0800 111 0 111', 'tel:08001110111'],
    ['1-800-668-6868', 'tel:18006686868'],
    ['+49 116 016', 'tel:+49116016'],
  ])('drops the spacing of %s', (number, link) => {
    expect(callLink(number)).toBe(link)
  })

  it.each([
    ['988', 'sms:988'],
    ['CONNECT to 686868', 'sms:686868?&body=CONNECT'],
    ['HELLO there to 741 741', 'sms:741741?&body=HELLO%20there'],
    ['HOME', null],
    ['"><script> to nobody', null],
  ])('prefills the text message for %s', (text, link) => {
    expect(textLink(text)).toBe(link)
  })
})

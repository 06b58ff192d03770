import { expect, it } from 'vitest'
import { maskPersonalData } from './mask.ts'

/** What people write to get past a filter, and what only looks like it. */
const HIDDEN: readonly (readonly [text: string, masked: string])[] = [
  // telephones of other countries, and numbers that are spelt
  ['Ring +44 (0)20 7946 0958', 'Ring [phone]'],
  ['au +33 6 12 34 56 78, le soir', 'au [phone], le soir'],
  ['+91-98765-43210', '[phone]'],
  ['+55 (11) 91234-5678', '[phone]'],
  ['0041 44 668 18 00 at work', '[phone] at work'],
  ['020 7946 0958', '[phone]'],
  ['+1-555-123-4567 ext. 12', '[phone]'],
  ['tel:+4917012345678', 'tel:[phone]'],
  ['WhatsApp: 0170-1234567', 'WhatsApp: [phone]'],
  ['five five five one two three four five six seven', '[phone]'],
  ['call five-five-five, one two three four!', 'call [phone]!'],
  ['zero one seven zero one two three four five six', '[phone]'],
  ['null eins sieben null eins zwei drei vier fünf', '[phone]'],
  // where somebody is found under another name
  ['ig: maya.w', '[handle]'],
  ['my insta is maya.w_99', 'my [handle]'],
  ['snap maya99', '[handle]'],
  ['Snapchat: jonas.weber7', '[handle]'],
  ['find me on TikTok as maya_bakes', 'find me on [handle]'],
  ['twitter/maya_w', '[handle]'],
  ['telegram @maya_w', 'telegram [handle]'],
  ['@maya said so', '[handle] said so'],
  ['discord maya#0420', 'discord [handle]'],
  ['u/maya_writes on reddit', '[handle] on reddit'],
  ['@maya@mastodon.social', '[handle]'],
  // links without a beginning
  ['it is all on mayasblog.com', 'it is all on [link]'],
  ['mayasblog.com.', '[link].'],
  ['read jonas-weber.de and weep', 'read [link] and weep'],
  ['maya.weber.photography has the pictures', '[link] has the pictures'],
  ['HTTPS://EVIL.EXAMPLE/WIN', '[link]'],
  ['hxxps://evil.example/win', '[link]'],
  ['mayasblog dot com', '[link]'],
  ['maya at example dot com', '[email]'],
  ['maya＠example.com', '[email]'],
  ['mailto:maya@example.com', 'mailto:[email]'],
  // money that is an account
  ['pay to DE89 3704 0044 0532 0130 00', 'pay to [account]'],
  ['IBAN GB29NWBK60161331926819', 'IBAN [account]'],
  ['FR14 2004 1010 0505 0001 3M02 606 is mine', '[account] is mine'],
  ['my card is 4111 1111 1111 1111', 'my card is [account]'],
  ['5500-0000-0000-0004', '[account]'],
  ['SSN 078-05-1120', 'SSN [phone]'],
  // where somebody lives, in six countries
  ['10 Downing Street, London SW1A 2AA', '[address]'],
  ['350 Fifth Avenue, New York, NY 10118', '[address]'],
  ['Musterstr. 12, 10115 Berlin', '[address]'],
  ['Am Alten Markt 3, 50667 Köln', '[address]'],
  ['15 bis avenue Victor Hugo, 75016 Paris', '[address]'],
  ['Calle Mayor 5, 28013 Madrid', '[address]'],
  ['Via Roma, 12, 00184 Roma', '[address]'],
  ['Keizersgracht 174, 1016 DW Amsterdam', '[address]'],
  ['Rua Augusta 1500, São Paulo', '[address], São Paulo'],
  ['ul. Marszałkowska 10, Warszawa', '[address], Warszawa'],
]

const SHOWN: readonly string[] = [
  'I paid 4 800 euros, then $12,500.00, then 3.200,50 €.',
  'From 12/03/2026 09:30 to 14.03.2026, 18:00.',
  'One two three, you said, and then four of us left.',
  'He said no, zero times, not one single time.',
  'Five of us ate two pizzas in one hour and ten minutes.',
  'I snap at you when you snap at me.',
  'We had instant noodles, i.e. the cheap ones. Etc.',
  'You left.Then you came back.And left again',
  'Node.js and ASP.NET are not about us.',
  'My ring size is 52, my shoe size 38.',
  'It is on page 1016 of 2000, since 1999, at 50 %.',
  'We met at work dot dot dot and that was it.',
  'Platform 9, seat 45, row 12, gate B22.',
  'Order 12345 came on 2026-03-02.',
  'On TikTok all day, on Instagram all night.',
  'Our place, your way, my road. 2 Places, 3 hills.',
  'I owe you 20. You owe me 40. We owe them 100 each.',
  '@ home and @ work you are two people.',
]

it.each(HIDDEN)('hides: %s', (text, masked) => {
  expect(maskPersonalData(text)).toBe(masked)
  expect(maskPersonalData(masked)).toBe(masked)
})

it.each(SHOWN)('leaves as it is: %s', (text) => {
  expect(maskPersonalData(text)).toBe(text)
})

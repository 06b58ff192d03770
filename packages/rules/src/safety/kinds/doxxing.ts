import { wordsOf } from '../../classifier/words.ts'
import { maskPersonalData } from '../../privacy/mask.ts'
import { pattern } from '../../text/pattern.ts'
import { anyOf, gap, type Sign, sign } from '../sign.ts'

const PUBLISH = `(?:(?:post|publish|leak|forward|upload|show|spread|print|tweet|send|put|sell)(?:e?s|e?d|ing)?|
  (?:shar|releas|expos|circulat|giv)(?:e|es|ed|ing)|sent|gave|sold|showed|putting|hand out|goes|go)`
const OWNER = '(?:your|his|her|my|their|the)'
const PRIVATE = `(?:home |private |street |new |full |real |phone |mobile |work |personal |bank |medical |intimate |
  secret )*(?:address|phone number|number|mobile|full name|real name|employer|workplace|place of work|work place|
  personal (?:data|details|information)|private (?:data|details|information|messages)|bank details|
  medical (?:records?|file)|diagnosis|license plate|licence plate|identity|location|school of your|e ?mail address)`
const INTIMATE = `(?:nudes?|nude (?:pictures?|photos?)|naked (?:pictures?|photos?|pics?)|intimate (?:pictures?|photos?|
  videos?|images?|pics?|messages)|private (?:pictures?|photos?|videos?|pics?)|sex ?tapes?|sexual (?:pictures?|photos?|
  videos?)|dirty pictures?|bedroom (?:pictures?|photos?|videos?)|explicit (?:pictures?|photos?|videos?))`
const AUDIENCE = `(?:online|internet|web|facebook|instagram|insta|tiktok|twitter|reddit|forum|group|chat|everyone|
  everybody|whole|world|public|publicly|all your|your (?:boss|parents|friends|family|employer|colleagues|wife|husband|
  school|mum|mother|dad|church|work)|his boss|her boss|his (?:wife|friends|parents|family)|
  her (?:husband|friends|parents|family)|strangers|people|telegram|snapchat|linkedin|youtube|where everyone|noticeboard|
  door|lamp ?posts?|porn site)`

/** A person's private data or pictures that were, or are about to be, published or passed on. */
export const DOXXING: readonly Sign[] = [
  `(?:posters?|flyers?|leaflets?|signs?|stickers?|billboards?) ${gap(3)}with (?:your|his|her|
    my) (?:[a-z]+ (?:and )?){0,2}?(?:photo|picture|face|name|number|address|phone)(?! ${gap(8)}for (?:my|your|his|
    her) (?:[a-z]+ieth|birthday|wedding|hen|stag|retirement)\\b)`,
  `(?:get|gets|getting|see|sees|seeing|receive|receives|have|has|enjoy|love|like) (?:to see )?(?:all )?(?:those|the|
    your|his|her|some) (?:pictures?|photos?|videos?|pics|recordings?|images) ${gap(6)}(?:without clothes|naked|nude|
    undressed|in bed|from the bedroom|topless|intimate)`,
  `(?:sent|send|sending|gave|give|giving|passed|pass|sold|forwarded|texted|told|handed) (?:on )?(?:your|her|his|
    my) (?:new |home |private )*(?:address|phone number|mobile number|location|workplace|full name|
    door code) to (?:the (?:guys?|men|people|ones?|press|papers?|gang|boys|neighbou?rhood|whole)|some|strangers|
    a (?:group|forum|bunch|stranger|guy|man)|your (?:ex|stalker|enemies|father|husband|boyfriend)|my ex|everyone|
    everybody|people|his|her|several|all)|(?:here is|here you go|this is) (?:his|her|their) (?:home |private |mobile |
    phone |cell |new )*(?:number|address|mobile|workplace|full name)(?= (?:for|if|go|have|let|do|call|some|so|everyone|
    everybody|and (?:let|call|go|have|do)|people)\\b| $)`,
  // "Pay by Friday or I'll post your photos", but not "or I'll send the photos to the council"
  `(?:or|otherwise|or else|unless ${gap(6)}) ?(?:i|we) (?:will|shall|am going to|are going to|gonna) ${gap(1)}(?:post|
    publish|leak|share|upload|send|show) ${gap(2)}(?:your|those) ${gap(1)}(?:photos?|pictures?|pics?|videos?|
    screenshots?|messages|chats?|texts|nudes?|secrets?)(?! ${gap(3)}(?:to (?:the |our |my )?(?:council|landlord|police|
    court|agency|agent|insurance|insurer|lawyer|solicitor|board|committee)))`,
  `dox(?:x)?(?:ed|ing|es)?(?= |ing|ed)`,
  `${PUBLISH} ${gap(2)}${OWNER} ${PRIVATE}(?: and [a-z]+)? ${gap(5)}${AUDIENCE}`,
  `${OWNER} ${PRIVATE} ${gap(4)}(?:on|in|to|over|across) (?:the |that |this |a |your |every )?${AUDIENCE}(?<!(?:the|
    my) (?:number|address) ${gap(3)}(?:in|on) (?:the |our )?(?:group|chat))`,
  `${PUBLISH} ${gap(3)}(?:your|his|her|my|their|the|of|those|some|all) (?:own )?(?:${gap(1)})?${INTIMATE}|
    ${INTIMATE} (?:of (?:you|me|her|him|yours|mine|us) )?${gap(3)}(?:on|to|in|with|for) (?:the |your |my |his |her |
    all )?${AUDIENCE}|(?:pictures?|photos?|videos?) of (?:you|me|her|him) (?:naked|nude|undressed|
    in bed) ${gap(4)}${AUDIENCE}`,
  `${PUBLISH} ${gap(3)}(?:your|his|her) (?:full name|real name|name and|face and|number and|address and|workplace)|
    (?:with|and) (?:your|his|her) (?:full |real )?name (?:and|on|under|in) ${gap(3)}(?:address|number|picture|
    photo|face|online|workplace|internet)|(?:internet|online|web|world|everyone|facebook) with your (?:full |
    real )?name`,
  `(?:everyone|everybody|the whole (?:world|internet|town|neighbou?rhood)|the internet|all of (?:them|twitter|reddit)|
    people|strangers|they|anyone) (?:online )?(?:will|shall|is going to|are going to|should|can|now|already|
    would) (?:soon |now |all |then )*(?:know|find out|learn|see|knows|have) (?:exactly )?(?:where (?:you|he|she|
    your [a-z]+) (?:live|lives|work|works|go|goes|sleep)|what you look like and|${OWNER} ${PRIVATE})`,
  `(?:tell|telling|told|show|showing|inform) (?:everyone|everybody|the (?:whole )?(?:internet|world|forum|group|web)|
    people|strangers|all of [a-z]+|them all)(?: online| on [a-z]+)? ${gap(1)}(?:where (?:you|he|she|your [a-z]+|
    her [a-z]+|his [a-z]+) (?:live|lives|work|works|go|goes|sleep|sleeps)|${OWNER} ${PRIVATE})`,
].map(sign)

/** The text with numbers and addresses replaced by the words for them, because the signs list words and not digits. */
export const withNamedData = (text: string): string =>
  maskPersonalData(text.normalize('NFKC').replace(/\p{Cf}/gu, ''))
    .replaceAll('[phone]', ' some phone ')
    .replaceAll('[address]', ' some address ')
    .replaceAll('[email]', ' some mail ')

/** A first and a last name ("Graham Tullivan"), or words that introduce one in scripts without capital letters. */
const NAMED_PERSON = new RegExp(
  pattern`
    (?<!\p{L})\p{Lu}[\p{Ll}'’]+(?: (?:al|bin|da|de|del|der|dos|van|von)){0,2}[ -]\p{Lu}[\p{Ll}'’-]+|
    اسمه|اسمها|: ?\p{Script=Arabic}+ |
    [他她]叫|这个人|這個人
  `,
  'u',
)
const HIM = '(?:him|her|them|it|this (?:guy|man|woman|lady|clown|number))'
/** Asks others to bother someone at home or on the phone, or to pass their details on. */
const INVITES_OTHERS: readonly Sign[] = [
  `(?:light|blow) (?:${HIM} up|up (?:his|her|their|this|that|the))|(?:call|ring|phone|text|message|wake|bother|
    bell|prank) ${HIM} (?:up )?(?:all|at|day|every|till|until|any ?time|in the middle)|(?:being|get|gets|getting) (?:called|
    woken|calls) (?:up )?(?:at|in|all) |(?:at|after|till) (?:2|3|4|two|three|four) ?(?:am|in the morning)|all night|
    day and night`,
  `(?<!to )(?:spread|share|pass|forward|repost) (?:it|this|that|am|widely|around|on|to (?:all|every))|feel free to (?:call|
    ring|text|visit|message|share)|(?:pop|go|get|swing|drop|come|head|stop) (?:round|over|by|down) (?:there )?and |
    pay ${HIM} a visit|(?:knock|bang) on (?:his|her|their) door|give ${HIM} (?:a )?(?:hell|what for|a piece of)|you
    know what to do|do your (?:thing|worst)|sabi (?:wetin|what) to do|let ${HIM} (?:know how you|have it|explain)|
    tell ${HIM} what you think|saved? (?:ya|you) the trouble|has been asking`,
  `(?:everyone|everybody|guys|lads|folks|boys|area|people|all of you|customers|neighbou?rs) (?:please )?(?:meet|know|
    note|see|remember|this is|here is|look|beware|should know)`,
  `(?:leute|alle|freunde) ${gap(8)}(?:nachts|fragen|wissen|besuchen|klingeln|anrufen)|in der nacht|gern nachts|
    (?:klingelt|ruft|schreibt) (?:mal |ihr |ihm |bei )|teilt (?:das|es)|damit es (?:alle|jeder)`,
  `(?:golpeen|toquen|llamen|llamadle|llamenl[aeo]|pasen|visitenl[aeo]|difundan|compartan|haganle|diganle)|a ver si
    (?:vuelve|os|se )|para que (?:todos|todo el mundo) sepan?`,
  `faites (?:tourner|passer)|reveillez|allez (?:lui|la|le|les) |appelez l[ae]|que (?:le monde|tout le monde) aille`,
  `(?:liguem|espalhem|compartilhem|visitem|batam|passem la)|a ver se (?:volta|dorme)|quem mandou`,
  `sab(?:ko|hi)? (?:forward|share|mil|milke|batao)|iske ghar|uske ghar|ghar (?:jaa?ke|pe ja)`,
].map(sign)
const INVITES_IN_OTHER_SCRIPTS =
  /انشرو|وزعو|دقوا|اتصلوا|روحوا|زوروه|خلّ?وه ما|转发|轉發|扩散|大家记住|敲.{0,3}门|去问候|半夜/u

/**
 * Whether a text gives a named person's phone number or address and invites others to bother them with it.
 * @param named the text from `withNamedData`
 */
export function exposesPerson(named: string): boolean {
  if (!/ some (?:phone|address) /.test(named) || !NAMED_PERSON.test(named)) return false
  return INVITES_IN_OTHER_SCRIPTS.test(named) || anyOf(INVITES_OTHERS, wordsOf(named).join(' '))
}

import { CHILD, YOUNG_AGE } from '../../vocabulary.ts'

const SMALL = `(?:one|two|three|[1-3])`

/** An age of a child, of the author or of somebody spoken of. */
export const AGED = `(?:(?:is|was|are|were|am|hes|shes|im|only|just|barely|not even|nearly|maybe|about|aged?|turned|
  at|be|or) (?:only |just |barely |still |not even |
  about |maybe |nearly |almost )?(?:${YOUNG_AGE}|${SMALL})(?= $| (?:years?|months?|weeks?|and|yrs?|yo|so|but|for|
  with|he|she|i|you|who|it|they|my|her|his|or|dad|mum|because|when|dean|not|next|in|
  the)\\b)|(?:${YOUNG_AGE}|${SMALL}) (?:years?|months?|weeks?|yr) ?olds?|[1-9] ?yo|1[0-7] ?yo|year (?:[1-9]|1[01]|
  three|four|five|six|seven|eight|nine|ten)|(?:first|second|third|fourth|fifth|
  sixth|seventh|eighth) ?grad(?:e|er)|(?:cousin|niece|nephew|sister|brother|daughter|son|girl|boy|
  lad) (?:is )?${YOUNG_AGE})`

const KIN_OF_CHILDREN = `(?:sons?|daughters?|kids?|child|childs|children|baby|babys|babies|boys?|girls?|toddlers?|
  infant|step ?sons?|step ?daughters?|nephews?|nieces?|grandsons?|granddaughters?|
  grandchildren|grandkids|grandchild|twins|triplets|newborn|little ones?|little (?:brother|sister|boy|girl|lad|man)|
  lads?|bairns?|wee ones?|teenagers?|teens?|pupils?|minors?|small (?:girl|boy|one|ones)|
  schoolgirls?|schoolboys?|foster (?:child|kid)|under ?age|preschooler|youngest|eldest|sons|daughters|kid)`

/** A child is spoken of: by kinship, by age, or by the things and places of children. */
export const A_CHILD = `(?:${CHILD}|${KIN_OF_CHILDREN}|${AGED})`
const OF_CHILDREN = `(?:school|nursery|kindergarten|daycare|preschool|classroom|classmates?|headteacher|
  lunch ?box|packed lunch|homework|playground|nappy|nappies|diapers?|cot|crib|pram|buggy|high ?chair|
  car seat|booster seat|bath ?time|bed ?time|teddy|pyjamas|pajamas|crayons?|drawing|drew|daddy|daddys|mummys|
    sleepover|handover|contact|custody|weekends? (?:with|at)|visitation|social (?:worker|services)|
  teacher|health visitor|school nurse|pediatrician|paediatrician|formula|bottle feed|toys?|half term)`
export const ABOUT_A_CHILD = `(?:${A_CHILD}|${OF_CHILDREN})`

/** A child, where the sentence only says who. */
export const HIM = `(?:him|her|them|he|she|they|his|their|hes|shes|me|i|us)`

/** The author is a child. */
export const I_AM_A_CHILD = `(?:(?:i am|im|i was|am) (?:only |just |still |a girl of |a boy of |
  nearly )?(?:${YOUNG_AGE})(?= $| (?:years?|yrs?|yo|and|but|so|now|my|i|dad|mum|he|she|please|pls|nobody|girl|boy|he|
  what|who|it|next|not|next|in|
  with)\\b)(?! (?:years? (?:in|into|sober|clean|married|older|younger)|months|weeks|minutes|hours|days|pounds|quid|
  miles|percent|and (?:a half )?(?:minutes|hours|weeks))\\b)|in year (?:[3-9]|10|11|eight|nine|seven|six|ten)|
  in (?:[3-9]|1[0-2])th grade|
  i am (?:a kid|a child|underage|still at school))`

/** What the themes of control have in common: who holds, who is held, what is withheld, and what it is withheld for. */

export const CLOSE = `(?:friends?|mates?|family|sisters?|brothers?|mother|mum|father|dad|parents|cousins?|aunt|aunty|
  uncle|nan|gran|grandma|grandmother|grandfather|colleagues?|coworkers?|neighbou?rs?|relatives|people|anyone|anybody|
  men|man|guys?|male|bestie|daughter|son|sis|bro|family s|best friend|girlfriends|in laws|kin|folks)`

export const KIDS = `(?:kids?|child|children|son|sons|daughters?|baby|babies|boys?|girls?|little one|little ones|
  grandchildren|grandkids|grandson|granddaughter|twins|toddler|bump)`

export const CHIEF = `(?:he|she|they|husband|husbands|wife|hubby|boyfriend|girlfriend|partner|partners|fiance|fiancee|
  bf|gf|mother in law|father in law|in laws|mil|ex|boss|landlord|landlady|flatmate|roommate|employer|stepdad|stepmum|
  stepfather|stepmother|missus|madam|sponsor|son|daughter|brother|sister|father|mother|dad|mum|uncle|aunt|aunty|
  parents|family|carer|owner|manager|coach|pastor)`

/** Whoever decides over somebody, the reader included. */
export const THEY_OR_YOU = `(?:you|${CHIEF})`

export const CONDITION = `(?:if|unless|until|till|when|whenever|once|or|or else|otherwise|as soon as|as long as|
  so long as|every time|each time|the day|the minute|the moment|next time|after)`

/** What is given for obedience: kept conduct, a mood, words of regret. */
export const OBEDIENCE = `(?:behave|behaves|behaved|behaving|behaviour|obey|obeys|obeyed|disobey|disobeyed|learn|
  learns|learned|learnt|good|nice|nicer|nicely|pleasant|polite|grateful|sweet|kind|obedient|respectful|respect|
  apologi[sz]e|apologi[sz]ed|say sorry|said sorry|sorry|calm down|calmed down|calm|deserve|deserves|earn|earned|
  lose (?:the |some )?weight|lost (?:the |some |enough )?weight|do as|did as|do what|listen|come to (?:your|
  my) senses|right tone|respectfully|proper|properly|tell (?:me )?the truth|told (?:me )?the truth|whole truth|
  confess|confessed|beg|begged|submit|prove|proved|proven|smile|smiled|nicely|trusted|trust|stop (?:talking|seeing|
  arguing|crying|lying|answering|being|speaking|complaining|with)|stopped (?:talking|seeing|arguing|crying|sulking)|
  act like|acting like|the wife|a wife|satisfied|pleased|happy with|thinks? i have|in a good mood|a better|the mood)`

export const MEDICINE = `(?:pills?|tablets?|meds|medicine|medicines|medication|insulin|inhaler|painkillers|
  antidepressants|epipen|prescription|prescriptions|hearing aids?|glasses|wheelchair|crutches|walking stick|
  walking frame|walker|cane|zimmer|dentures|teeth|pump|oxygen|hormones|injections?|drops|blood pressure [a-z]+|
  nebuli[sz]er|testing kit|test strips|patches|chair)`

export const CONTRACEPTION = `(?:the pill|my pill|my pills|her pill|her pills|your pill|your pills|birth control|
  contracepti(?:on|ve|ves)|condoms?|the coil|my coil|implant|iud|morning after|plan b|the injection|depo|diaphragm|
  the ring)`

export const OUTFIT = `(?:clothes|dress|dresses|skirts?|tops?|jeans|make ?up|heels|shoes|underwear|tights|coat|boots|
  wardrobe|outfits?|lipstick|leggings|bikini|hair|perfume|trainers)`

export const DEVICE = `(?:phone|phones|mobile|handset|tablet|laptop|computer|ipad|iphone|smartphone|cell|pc)`

export const PAPERS = `(?:passports?|papers|documents|visa|id|id card|identity card|birth certificate|certificates|
  residence permit|residence card|brp|green card|licen[cs]e|driving licen[cs]e|national insurance|
  social security card|marriage certificate|aadhaar|pan card|immigration papers|degree|diploma)`

export const INCOME = `(?:wages?|salary|pay|payslips?|pay ?check|pay ?cheque|pension|tips|earnings|income|benefits|
  bursary|stipend|student loan|maintenance loan|child benefit|universal credit|money|savings|inheritance|earn|paid|
  pip|allowance|carers allowance|disability)`

export const CARD = `(?:bank card|bank cards|card|cards|pin|pin number|bank account|account|accounts|purse|wallet|
  online banking|banking|cash|money|savings|joint account|bank book|bank app|debit card|credit card|chequebook)`

/** What a grown person has at hand, and another gives out. */
export const GOODS = `(?:${CARD}|${DEVICE}|${PAPERS}|${MEDICINE}|keys?|car|car keys|sim|charger|router|wi ?fi|
  internet|dinner|supper|food|eat|meals?|breakfast|lunch|bed|blanket|duvet|sleep|heating|hot water|clothes|shoes|coat|
  door|shower|outside|going out|go out|see your [a-z]+|visit your [a-z]+|see my [a-z]+|visit my [a-z]+|allowance|job|
  pounds|quid|euros?|dollars|rupees|naira|bike|cat|dog|tv|light|toys?|letters|birthday)`

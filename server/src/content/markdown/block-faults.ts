/**
 * What can be wrong within live formulas, calculators, tables and instruments, in the words of the command line. A place in a
 * block is told as a path of its fields, such as `R.range`, which is the same in all languages.
 */
export const blockFaults = {
  blockTooLong: (most: string) => `a block like this has at most ${most} characters`,
  blockYaml: (reason: string) => `not valid YAML: ${reason}; texts with { } , : # are put in single quotes`,
  blockWithoutFields: (fields: string) => `this block consists of fields, each with a colon after its name: ${fields}`,
  blockFieldUnknown: (field: string, known: string) => `no field "${field}"; known are ${known}`,
  blockFieldMissing: (field: string) => `${field} is missing`,
  blockFieldEmpty: (field: string) => `"${field}" has no value`,
  blockText: (path: string) => `${path} is empty or a list; it takes one text or one value`,
  blockCharacter: (path: string, name: string) => `${path} has the character ${name}, which no text has`,
  blockList: (path: string) => `${path} is a list, such as [1.5, 2.5, 4]`,
  blockNames: (path: string) =>
    `${path} has entries such as "name: content", without hyphens (conditions: "condition: message")`,
  blockFields: (path: string, fields: string) => `${path} has fields: ${fields}`,

  quantitiesMissing: () => 'quantities has each quantity of the equations by its key and a colon, without a hyphen',
  quantitiesTooMany: (most: string) => `there are at most ${most} quantities`,
  quantityKey: (key: string) =>
    `"${key}" cannot be a key: a letter, then letters and digits (a-z, A-Z, 0-9), with _ before an index, such as R_1; pi is a number already`,
  quantityKeyTaken: (key: string) => `"${key}" cannot be a key: it has a meaning of its own`,
  quantityUnnamed: (key: string) => `${key} has no name`,
  quantityUnit: (key: string, unit: string) => `"${unit}", the unit of ${key}, is no known unit`,
  quantityWithoutStart: (key: string) => `${key} needs a start value`,
  quantityWithoutRange: (key: string) => `${key} needs a range, such as [0 V, 400 V], or is a constant`,
  quantityRange: (key: string) => `the range of ${key} is written as [least, most], such as [0 V, 400 V]`,
  quantityRangeBackwards: (key: string) => `the range of ${key} has to go from less to more`,
  quantityRangeImpossible: (key: string) => `the range of ${key} goes beyond what its limits allow`,
  quantityStartOutside: (key: string) => `the start value of ${key} lies outside its range`,
  quantityStartImpossible: (key: string) => `the start value of ${key} is impossible by what it declares`,
  quantityBelowZero: (key: string) =>
    `${key} goes below absolute zero; a difference of temperatures has difference: true`,
  quantityTrue: (key: string) => `whole and difference of ${key} are either true or left out`,
  quantityDifference: (key: string) => `difference is for temperatures, and ${key} is none`,
  quantityLimitsTwice: (key: string, limits: string) =>
    `${key} has the same limit twice (${limits}); one of them is enough`,
  quantityLimitsEmpty: (key: string) => `nothing is possible between the limits of ${key}`,
  quantityFigures: (key: string, figures: string) => `"${figures}", the figures of ${key}, is no number from 3 to 9`,
  quantityFieldsUnlike: (key: string, fields: string) => `${key} cannot have both ${fields}`,

  constantRange: (key: string) => `${key} is a constant and has neither range nor start`,
  constantLimits: (key: string) => `${key} is a constant and has neither limits nor whole`,
  constantSought: (key: string) => `${key} is a constant and cannot be sought`,
  constantFigures: (key: string) => `${key} is a constant; figures are of what is computed`,

  valueComma: (key: string, value: string) => `"${value}" of ${key}: the decimal sign in blocks is the point`,
  valueUnit: (key: string, unit: string) => `"${unit}" in a value of ${key} is no known unit`,
  valueDimension: (value: string, unit: string) =>
    `"${value}" cannot be converted to the unit of the quantity, ${unit} (1 is none)`,
  valueUnreadable: (key: string, value: string) => `"${value}" of ${key} is no value such as 4.7 kΩ`,

  equationsList: () => 'equations is a list, each on a line of its own after a hyphen',
  equationsTooMany: (most: string) => `there are at most ${most} equations`,
  equationTooLong: (most: string) => `an equation has at most ${most} characters`,
  equationSides: () => 'an equation needs exactly one =',
  equationSideEmpty: () => 'one side of the equation is empty',
  equationComma: () => 'a comma has no meaning in an equation; the decimal sign is the point',
  equationTooLarge: () => 'the equation is too large',
  equationTooLargeAt: (part: string) => `a number or an exponent is too large at "${part}" (exponents go up to 64)`,
  equationTooDeep: () => 'the equation is nested too deeply',
  equationFunction: (name: string) => `${name}(…) is no known function; a product is written with *`,
  equationUnbalanced: (sign: string) => `"${sign}" has no counterpart`,
  equationIncomplete: () => 'something is missing in the equation',
  equationIncompleteAt: (part: string) => `something is missing at "${part}"`,
  equationNumber: (part: string) => `"${part}" is no number`,
  equationProduct: (part: string) => `a product is written with *: something is missing before "${part}"`,
  equationUnexpected: (part: string) => `"${part}" is not understood`,
  equationTwice: (equation: string) => `the equation ${equation} is there twice`,
  equationFixed: () => 'nothing can be found from an equation without a quantity that has a range',
  equationOfNames: (key: string) => `${key} is a choice without values and cannot be in an equation`,
  equationKeyUnknown: (key: string) => `${key} is in an equation but not among quantities`,
  equationKeyUnused: (key: string) => `${key} is not in the equation`,
  equationsKeyUnused: (key: string) => `${key} is in no equation, and nothing is looked up by it`,
  soughtUnknown: (key: string) => `solve: ${key} is not among quantities`,

  dimensionOfSides: (left: string, right: string) => `the left side has the unit ${left}, the right side ${right}`,
  dimensionOfTerms: (left: string, right: string) =>
    `${left} and ${right} cannot be added; a number that has a unit is written as a constant`,
  dimensionOfPower: (unit: string) => `the exponent of ${unit} has to be a number that does not change`,
  dimensionOfExponent: (unit: string) => `an exponent has to be a plain number, but has the unit ${unit}`,
  dimensionOfArgument: (name: string, unit: string) =>
    `the argument of ${name} has to be a plain number, but has the unit ${unit}`,
  dimensionOfSeries: (key: string, followed: string) =>
    `the series of ${key} cannot be compared with ${followed}: their units do not match`,

  plotForm: () => 'plot is written as "y over x", such as "I over R"',
  plotOfOne: () => 'plot needs two different quantities',
  plotKeyUnknown: (key: string) => `plot: ${key} is not among quantities`,
  plotOfConstant: (key: string) => `plot: ${key} is a constant`,

  conditionUnreadable: (condition: string, part: string) =>
    `the condition "${condition}" is not understood at "${part}"`,
  conditionIncomplete: (condition: string) =>
    `the condition "${condition}" is too long or has no comparison: <, <=, >, >= or !=`,
  conditionKeyUnknown: (condition: string, key: string) =>
    `the condition "${condition}" names ${key}, which is not among quantities or is a choice without values`,
  conditionIsEquation: (condition: string) => `"${condition}" is no condition: what has to be equal is an equation`,
  conditionFixed: (condition: string) => `the condition "${condition}" needs at least one quantity that has a range`,
  conditionBroken: (message: string) => `the start values do not meet the condition of "${message}"`,

  startWithoutResult: (key: string) => `the start values give no value of ${key}`,
  startBeyondLimit: (key: string, by: string) =>
    `the start values give no value of ${key}: ${by} is beyond the last limit (upTo) or the last value (series)`,
  startOutsideRange: (key: string, by: string) =>
    `the start values give no value of ${key}: ${by} is outside its range`,
  startAtEmptyPlace: (key: string) => `the start values give no value of ${key}: its place in the table is empty`,
  resultOutsideRange: (key: string) => `the start values give a value of ${key} outside its range`,
  resultImpossible: (key: string) => `the start values give a value of ${key} that is impossible by what it declares`,
  resultsOutOfReach: (keys: string) => `${keys} cannot be found from the start values, one equation after another`,
  equationDenied: () =>
    'the equation does not hold for what is given: it contradicts the others, or there is a start too many',

  choiceAlone: (key: string) => `${key} has at least two choices`,
  choiceUnit: (key: string) => `the choices of ${key} have no values, so it has no unit`,
  choiceTwice: (key: string, choice: string) => `${key} has the choice "${choice}" twice`,
  choiceStart: (key: string, choices: string) => `the start of ${key} is none of its choices: ${choices}`,

  lookupByUnknown: (key: string, by: string) => `${key} depends on ${by} (in by or of), which is not among quantities`,
  lookupByNames: (key: string, by: string) =>
    `${key} cannot depend on ${by} (in by or of), which is a choice without values`,
  lookupWithoutChoices: (key: string, by: string) => `"${by}" in the lookup of ${key} is no quantity with choices`,
  lookupChoiceUnknown: (choice: string, choices: string) => `"${choice}" is none of the choices: ${choices}`,
  lookupChoiceMissing: (key: string, choice: string) => `the lookup of ${key} has no values for ${choice}`,
  lookupUneven: (key: string, counts: string) => `${key} has not as many values as limits (${counts})`,
  lookupEmptyPlace: (key: string) =>
    `${key} has an empty place, which only a table with a column for each choice can have`,
  lookupEmpty: (key: string) => `the list upTo of ${key} (of a series, values) is empty`,
  lookupDescending: (key: string, values: string) =>
    `the limits upTo of ${key} (of a series, its values) have to ascend, not as ${values}`,

  instrumentUnknown: (name: string, known: string) => `There is no instrument ${name}; there are ${known}`,
};

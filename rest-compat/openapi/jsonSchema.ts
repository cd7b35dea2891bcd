/** The part of JSON Schema that the description uses. */
export interface JsonSchema {
  type?: string | readonly string[]
  description?: string
  format?: string
  contentMediaType?: string
  enum?: readonly unknown[]
  const?: unknown
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  pattern?: string
  oneOf?: readonly JsonSchema[]
  $ref?: string
  items?: JsonSchema
  required?: readonly string[]
  properties?: Record<string, JsonSchema>
  additionalProperties?: JsonSchema
  examples?: readonly unknown[]
}

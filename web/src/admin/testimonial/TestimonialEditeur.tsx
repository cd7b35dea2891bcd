import type { EditeurProps } from '../editeur/props.ts'

/** Creates or edits one Testimonial. */
export default function TestimonialEditeur(_props: EditeurProps) {
  return null
}

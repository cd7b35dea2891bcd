/**
 * @generated SignedSource<<750741344301c03987c00305b1251f5f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type testimonial_item$data = {
  readonly entreprise: string | null | undefined;
  readonly fonction: string | null | undefined;
  readonly message: string;
  readonly nom: string;
  readonly note: number | null | undefined;
  readonly photo: {
    readonly alt: string | null | undefined;
    readonly focalX: number | null | undefined;
    readonly focalY: number | null | undefined;
    readonly url: string;
  } | null | undefined;
  readonly " $fragmentType": "testimonial_item";
};
export type testimonial_item$key = {
  readonly " $data"?: testimonial_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"testimonial_item">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "testimonial_item"
};

(node as any).hash = "dc2b3b78798f1685a0bb258f62965ae7";

export default node;

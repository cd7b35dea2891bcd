/**
 * @generated SignedSource<<9688984471cc98da65ab4726d3fc025d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TestimonialEditeur_item$data = {
  readonly entreprise: string | null | undefined;
  readonly fonction: string | null | undefined;
  readonly id: string;
  readonly message: string;
  readonly nom: string;
  readonly note: number | null | undefined;
  readonly photo: {
    readonly alt: string | null | undefined;
    readonly focalX: number | null | undefined;
    readonly focalY: number | null | undefined;
    readonly url: string;
  } | null | undefined;
  readonly status: boolean;
  readonly version: number;
  readonly " $fragmentType": "TestimonialEditeur_item";
};
export type TestimonialEditeur_item$key = {
  readonly " $data"?: TestimonialEditeur_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"TestimonialEditeur_item">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "TestimonialEditeur_item"
};

(node as any).hash = "64e428e2fe0ad8b2c5e2d4b0414166cd";

export default node;

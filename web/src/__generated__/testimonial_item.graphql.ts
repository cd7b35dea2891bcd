/**
 * @generated SignedSource<<b8c6c1257109a7db0d180ab02c52ba81>>
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
  readonly id: string;
  readonly libelle: string;
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

(node as any).hash = "2552ef6da9dd21c4348172174a6cb95c";

export default node;

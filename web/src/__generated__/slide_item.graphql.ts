/**
 * @generated SignedSource<<5b871dc936db2ce6b8cec1364458b8ca>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type slide_item$data = {
  readonly archive: boolean;
  readonly contenue: string | null | undefined;
  readonly image: {
    readonly alt: string | null | undefined;
    readonly focalX: number | null | undefined;
    readonly focalY: number | null | undefined;
    readonly url: string;
  } | null | undefined;
  readonly lien: string | null | undefined;
  readonly titre: string;
  readonly " $fragmentType": "slide_item";
};
export type slide_item$key = {
  readonly " $data"?: slide_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"slide_item">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "slide_item"
};

(node as any).hash = "1dd6e06331b37283eca06986b8336b63";

export default node;

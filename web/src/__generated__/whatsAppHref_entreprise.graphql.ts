/**
 * @generated SignedSource<<3dd169415d66c5f717d64e8c9a0fb477>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type whatsAppHref_entreprise$data = {
  readonly phone1Link: {
    readonly href: string | null | undefined;
  } | null | undefined;
  readonly whatsappLink: {
    readonly href: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "whatsAppHref_entreprise";
};
export type whatsAppHref_entreprise$key = {
  readonly " $data"?: whatsAppHref_entreprise$data;
  readonly " $fragmentSpreads": FragmentRefs<"whatsAppHref_entreprise">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "whatsAppHref_entreprise"
};

(node as any).hash = "646fda692f18f671d7269d61aab7d600";

export default node;

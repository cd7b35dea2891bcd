/**
 * @generated SignedSource<<0adcad20e66ba8fe65091f0a6f4ac28a>>
 * @relayHash 32dbfb219cae056b6c919937d630f44d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 420bebd7670e2c26581bb89013e56b4408bfd35f42c0feb7be232457a61a8479

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccessibilitePageQuery } from './AccessibilitePageQuery.graphql';

const node: PreloadableConcreteRequest<AccessibilitePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "420bebd7670e2c26581bb89013e56b4408bfd35f42c0feb7be232457a61a8479",
    "metadata": {},
    "name": "AccessibilitePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

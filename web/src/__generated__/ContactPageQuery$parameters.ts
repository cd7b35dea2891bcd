/**
 * @generated SignedSource<<f02976341a0fbb5f8001d74a6184d9a4>>
 * @relayHash 67fc65adda226e27cccf3ff95b448856
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d07d4b190a4acfbbf90700d776a813c1b639fe68e980015adc2b0a1164b40ed8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContactPageQuery } from './ContactPageQuery.graphql';

const node: PreloadableConcreteRequest<ContactPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d07d4b190a4acfbbf90700d776a813c1b639fe68e980015adc2b0a1164b40ed8",
    "metadata": {},
    "name": "ContactPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
